import { setFlagsFromString } from 'node:v8';

// Loaded into a server under test before its own code. The embedded database is a large WebAssembly module,
// and most servers under test run for seconds: optimising it at once would cost a third of their start and
// never pay off.
setFlagsFromString('--wasm-tiering-budget=200000000');
