"""The part of Scripts/spark that runs on workers: it turns inputs into rows, through `aloud --each`."""
import hashlib
import json
import re
import subprocess
import urllib.parse

FINDING = ["rule", "severity", "path", "id", "utterance", "message"]
SCREEN = ["id", "file", "app", "version", "screen", "language", "stops", "findings", "error"]

# The keys of a line that are for the tables and not for the tool.
FACTS = ("app", "version")
# The tool's message for a file in a folder that is not a screen.
NO_SCREEN = re.compile('^this is not a screen document, and not a dump |; a screen is a document {"aloud": 1, ')


def members_of(line):
    """The name, the value, the begin and the end of each member of an object."""
    decoder, space = json.JSONDecoder(), re.compile(r"[ \t\r]*[,:]?[ \t\r]*")
    place = space.match(line, line.index("{") + 1).end()
    while line[place] != "}":
        begin = place
        name, place = decoder.raw_decode(line, begin)
        value, place = decoder.raw_decode(line, space.match(line, place).end())
        yield name, value, begin, place
        place = space.match(line, place).end()


def without_facts(line):
    """The facts of a line, and the line for the tool: spaces replace removed text, so that places stay correct."""
    members = list(members_of(line))
    facts = {name: value for name, value, _, _ in members if name in ("name", *FACTS)}
    kept = [member for member in members if member[0] not in FACTS]
    done, end = members[0][2], members[-1][3]
    text = line[:done]
    for number, (_, _, begin, after) in enumerate(kept):
        gap = " " * (begin - done)
        text += (gap if number == 0 else "," + gap[1:]) + line[begin:after]
        done = after
    return facts, text + " " * (end - done) + line[end:]


def text_of(value):
    """A text that Parquet accepts: JSON can contain unpaired surrogates."""
    text = value if value is None or isinstance(value, str) else json.dumps(value)
    return text and text.encode(errors="replace").decode()


def of_line(line):
    """The facts of a line about its screen, and the line for `--each`."""
    facts, text = {}, line
    # A document has "aloud" as its first key; only an object with "dump" can have a name.
    if line.lstrip().startswith("{") and '"dump"' in line:
        try:
            parsed = json.loads(line)
            if "dump" in parsed and "aloud" not in parsed:
                facts, text = without_facts(line)
        except (ValueError, RecursionError):
            pass  # The tool reports the error.
    name = facts.get("name")
    key = text_of(name) if isinstance(name, str) else hashlib.sha256(text.encode()).hexdigest()[:16]
    return {"id": key, **{fact: text_of(facts[fact]) for fact in FACTS if fact in facts}}, text


def of_path(path):
    """The facts in the folder names of a file: `app=Shop/version=1.2/cart.json`."""
    return {name: urllib.parse.unquote(value) for name, value in re.findall(r"(?:^|/)(app|version)=([^/]+)(?=/)", path)}


def taken_apart(file, content, kind):
    """The beginning of a row, and the input for the tool; for invalid UTF-8, the row already has the error."""
    row = {"file": file, **of_path(file)}
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        key = hashlib.sha256(content).hexdigest()[:16] if kind == "line" else file
        return {**row, "id": key, "error": f"byte {error.start + 1} (0x{content[error.start]:02x}) is not UTF-8; save it in UTF-8, if it is text"}, None
    if kind != "line":
        return {**row, "id": file}, json.dumps({"dump": text})
    facts, line = of_line(text)
    return {**row, **facts}, line


def file_name(path, here):
    """The name of a file, relative to the current folder; for a file in a store, its address."""
    return re.sub("^file:/+", "/", path).removeprefix(here)


def answers(command, lines):
    """A line of JSON for each line. Raises an error if there are fewer, so that Spark tries the task again."""
    if not lines:
        return iter([])
    done = subprocess.run(command, input="".join(f"{line}\n" for line in lines).encode("utf-8"), capture_output=True)
    told = done.stdout.splitlines()
    if done.returncode < 0 or len(told) != len(lines):
        reason = (done.stderr.decode(errors="replace").strip().splitlines() or [""])[-1]
        raise RuntimeError(
            f"{' '.join(command[:2])} ended with status {done.returncode} after {len(told)} of {len(lines)} screens" + (reason and f": {reason}"))
    return map(json.loads, told)


def without_line(error):
    """Removes the line number in the batch, because it depends on the partitions."""
    return error and re.sub(r"^line \d+:(?: |(?=\d))", "", error)


def rows(aloud, options, messages, pieces):
    """The rows of some pieces; each piece has a file name, a content and a kind."""
    parts = [taken_apart(*piece) for piece in pieces]
    texts = [text for _, text in parts if text is not None]
    audits = answers([aloud, "audit", "--each", "--jobs", "1", "--messages", messages, *options], texts)
    readings = answers([aloud, "read", "--each", "--jobs", "1", *options], texts)
    for (row, text), (_, _, kind) in zip(parts, pieces):
        audit, reading = ({}, {}) if text is None else (next(audits), next(readings))
        error = row.get("error") or without_line(audit.get("error", reading.get("error")))
        if kind == "of a folder" and error and NO_SCREEN.search(error):
            continue
        yield {
            **dict.fromkeys(SCREEN), **row, "screen": reading.get("screen"), "language": reading.get("language"),
            "stops": [stop["text"] for stop in reading.get("stops", [])],
            "findings": [{name: finding.get(name) for name in FINDING} for finding in audit.get("findings", [])], "error": error,
        }
