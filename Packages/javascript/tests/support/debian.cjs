// Debian's Jest asks Node where Debian keeps its packages. This answers for a Node from elsewhere, and for extracted packages.
const {dirname, basename} = require('node:path');

const share = dirname(process.env.ALOUD_JEST);
const places = {node_prefix: dirname(share), node_relative_path: `${basename(share)}/${basename(process.env.ALOUD_JEST)}`};
Object.defineProperty(process, 'config', {value: {...process.config, variables: {...process.config.variables, ...places}}});
