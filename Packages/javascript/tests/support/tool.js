import {existsSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** The command line tool, to compare with; undefined if it was not built. */
export const tool = [process.env.ALOUD_TOOL, ...['release', 'debug'].map((kind) => fileURLToPath(new URL(`../../../../.build/${kind}/aloud`, import.meta.url)))]
  .find((path) => path && existsSync(path));
export const toolReason = tool ? null : 'there is no tool to compare with; swift build makes it, and ALOUD_TOOL names it';
