import { setFlagsFromString } from 'node:v8';

// The embedded database is 9 MB of WebAssembly, opened again by most files. V8 optimises it in the
// background, which costs more of two cores than the tests gain: a sixth of the stage.
setFlagsFromString('--liftoff-only');
