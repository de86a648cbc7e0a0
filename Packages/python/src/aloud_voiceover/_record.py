"""Frozen data classes. Those of `dataclasses` would take half of the time that it takes to import this package."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class _Field:
    """How a member is compared and shown."""

    def __init__(self, repr: bool, compare: bool) -> None:
        self.repr, self.compare = repr, compare


def field(*, repr: bool = True, compare: bool = True) -> Any:
    return _Field(repr, compare)


def dataclass(*, frozen: bool) -> Callable[[type], type]:
    """Gives a class of annotated members an initializer, equality, a hash and a representation."""
    assert frozen
    return _made


def _made(record: type) -> type:
    names = tuple(record.__annotations__)
    given = {name: record.__dict__[name] for name in names if name in record.__dict__}
    fields = {name: value for name, value in given.items() if isinstance(value, _Field)}
    defaults = {name: value for name, value in given.items() if name not in fields}
    compared = tuple(name for name in names if name not in fields or fields[name].compare)
    shown = tuple(name for name in names if name not in fields or fields[name].repr)
    for name in fields:
        delattr(record, name)

    def begin(self: object, *values: object, **named: object) -> None:
        members = {**defaults, **dict(zip(names, values)), **named}
        is_twice = not named.keys().isdisjoint(names[: len(values)])
        if len(values) > len(names) or is_twice or len(members) != len(names) or not members.keys() <= set(names):
            raise TypeError(f"{record.__name__} takes {', '.join(names)}")
        self.__dict__.update(members)

    def key(self: object) -> tuple[object, ...]:
        return tuple(self.__dict__[name] for name in compared)

    def is_equal(self: object, other: object) -> bool:
        return key(self) == key(other) if other.__class__ is self.__class__ else NotImplemented

    def text(self: object) -> str:
        members = ", ".join(f"{name}={self.__dict__[name]!r}" for name in shown)
        return f"{record.__qualname__}({members})"

    def refuse(self: object, name: str, *_: object) -> None:
        raise AttributeError(f"cannot change {name}: a {record.__name__} is what the core said")

    methods: dict[str, object] = {
        "__init__": begin, "__eq__": is_equal, "__hash__": lambda self: hash(key(self)), "__repr__": text,
        "__setattr__": refuse, "__delattr__": refuse, "__match_args__": names,
    }
    for name, method in methods.items():
        setattr(record, name, method)
    return record
