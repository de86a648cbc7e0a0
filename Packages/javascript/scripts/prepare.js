// Copies the core into the package: `npm pack` runs it. ALOUD_CORE names another core than the one that Scripts/wasm built.

import {chmodSync, copyFileSync, existsSync, mkdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const core = process.env.ALOUD_CORE ?? fileURLToPath(new URL('../../../.build/core/aloud.wasm', import.meta.url));
if (!existsSync(core)) {
  console.error(`There is no core at ${core}. Scripts/wasm builds it.`);
  process.exit(1);
}
const folder = fileURLToPath(new URL('../core/', import.meta.url));
mkdirSync(folder, {recursive: true});
copyFileSync(core, `${folder}aloud.wasm`);
// The tarball is the same, whoever packs it.
chmodSync(`${folder}aloud.wasm`, 0o644);
