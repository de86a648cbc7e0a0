"""What VoiceOver says about an iOS screen or a web page.

    from pathlib import Path
    import aloud_voiceover as aloud

    aloud.read(Path("settings.json"), language="en").stops[0].text    # 'Settings, Heading'

The simulator is WebAssembly that runs in this process. Threads may call everything here at any time: calls of functions
wait for each other, and each walk has an instance of its own.
"""

from ._answers import (
    AppTrap, Audit, Change, Check, ComparedTask, Cost, Cursor, Difference, Event, Evidence, Failure, Finding, Name,
    OrderedStop, Part, Place, Play, ReachedStop, Reading, ScanItem, Step, Stop, TaskGoal, TrapSearch, WayStep,
)
from ._api import Script, Walk, audit, diff, names, order, reach, read, scan, traps, version
from ._core import Limits, set_limits
from ._errors import AloudError, CoreFailed, OutOfMemory, Overdue, ScriptFailed, Trap
from ._sources import Source

__version__ = "0.1.0"

__all__ = [
    "AloudError", "AppTrap", "Audit", "Change", "Check", "ComparedTask", "CoreFailed", "Cost", "Cursor", "Difference",
    "Event", "Evidence", "Failure", "Finding", "Limits", "Name", "OrderedStop", "OutOfMemory", "Overdue", "Part", "Place",
    "Play", "ReachedStop", "Reading", "ScanItem", "Script", "ScriptFailed", "Source", "Step", "Stop", "TaskGoal", "Trap",
    "TrapSearch", "Walk", "WayStep",
    "audit", "diff", "names", "order", "reach", "read", "scan", "set_limits", "traps", "version",
]
