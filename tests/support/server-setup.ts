import { setFlagsFromString } from 'node:v8';

// The embedded database is 9 MB of WebAssembly, opened anew by most files. Optimising it, which V8
// does beside the run, takes more of two cores than the tests win by it: a sixth of the stage.
setFlagsFromString('--liftoff-only');
