/** The boot script loads this before the app, in the oldest supported browsers alone (docs/decisions/0009). */
import { addMissing } from './missing-methods.ts';

addMissing();
