from __future__ import annotations

import pytest

from aloud_voiceover._xml import packed, tags


def test_tags_are_in_order() -> None:
    assert tags(b'<a x="1" y="&lt;&#233;"><b/></a>') == ["<", "a", "2", "x", "1", "y", "<é", "<", "b", "0", ">", ">"]


def test_each_text_ends_with_nul() -> None:
    assert packed(b"<a/>") == b"<\0a\0" + b"0\0>\0"


def test_a_cut_text_has_no_mistake_and_leaves_elements_open() -> None:
    for text in (b"<a><b>", b'<a><b x="1', b"<a><b/", b"<a><b>text", b"<a><b><!-- c"):
        found = tags(text)
        assert found[:3] == ["<", "a", "0"]
        assert "!" not in found
        assert found.count(">") < 2


def test_mistakes_end_the_tags() -> None:
    for text in (b"<a><b></a>", b"<a x=1/>", b"<a x='1' x='2'/>", b"<a>\x01</a>", b"<a/>junk<"):
        assert tags(text)[-1] == "!"


@pytest.mark.parametrize(
    "text",
    [
        b'<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
        b'<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a b="&x;"/>',
        b'<!DOCTYPE a [<!ENTITY % p SYSTEM "http://localhost/x"> %p;]><a/>',
        b'<!DOCTYPE a [<!ATTLIST a b CDATA "c">]><a/>',
    ],
)
def test_declarations_are_refused(text: bytes) -> None:
    assert tags(text) == ["!"]


def test_an_undeclared_entity_is_a_mistake() -> None:
    assert tags(b"<a>&x;</a>")[-1] == "!"


def test_depth_needs_no_stack() -> None:
    assert len(tags(b"<a>" * 200_000 + b"</a>" * 200_000)) == 800_000


def test_the_declared_encoding_does_not_matter() -> None:
    text = '<?xml version="1.0" encoding="UTF-16"?><a x="가"/>'.encode()
    assert tags(text) == ["<", "a", "1", "x", "가", ">"]
