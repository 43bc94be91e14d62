import { setFlagsFromString } from 'node:v8';

// Loaded into a platform under test before its own code. The embedded database is a large
// WebAssembly module, and most platforms under test live for seconds: optimising it at once would
// cost a third of their start and pay for itself in none of them.
setFlagsFromString('--wasm-tiering-budget=200000000');
