"""XML for the core, which has no parser."""

from __future__ import annotations

from xml.parsers import expat

# The text ends before its elements do: what there is counts.
_CUT = {
    expat.errors.codes[message]
    for message in (
        expat.errors.XML_ERROR_NO_ELEMENTS,
        expat.errors.XML_ERROR_UNCLOSED_TOKEN,
        expat.errors.XML_ERROR_PARTIAL_CHAR,
        expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
    )
}


class _Refused(Exception):
    """A document type with declarations."""


def tags(text: bytes) -> list[str]:
    """The tags of a text in UTF-8, in order.

    `<`, the name, the number of attributes, and each with its value; `>` at the end of an element; `!` for a mistake, and
    for a document type with declarations: entities are never expanded. A text that is cut off is read as far as it goes.
    Depth needs no stack.
    """
    found: list[str] = []

    def begin(name: str, attributes: list[str]) -> None:
        found.append("<")
        found.append(name)
        found.append(str(len(attributes) // 2))
        found.extend(attributes)

    def end(_: str) -> None:
        found.append(">")

    def doctype(_name: str, _system: str | None, _public: str | None, has_declarations: int) -> None:
        if has_declarations:
            raise _Refused

    def entity(*_: object) -> None:
        raise _Refused

    parser = expat.ParserCreate("UTF-8")
    parser.ordered_attributes = True
    parser.StartElementHandler = begin
    parser.EndElementHandler = end
    parser.StartDoctypeDeclHandler = doctype
    parser.EntityDeclHandler = entity
    try:
        parser.Parse(text.strip(), True)
    except _Refused:
        found.append("!")
    except expat.ExpatError as error:
        if error.code not in _CUT:
            found.append("!")
    return found


def packed(text: bytes) -> bytes:
    """The tags, each with a NUL after it, which XML cannot contain."""
    return "".join(tag + "\0" for tag in tags(text)).encode("utf-8")
