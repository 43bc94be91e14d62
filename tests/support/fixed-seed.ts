import fc from 'fast-check';

// The gate draws the same cases every time: a commit that was green stays green. Everything else
// draws anew, and a failure prints its seed.
if (process.env['FULL'] !== '1') fc.configureGlobal({ seed: 20_261_123 });
