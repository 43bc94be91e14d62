/** The head's script: runs before the app's own, and does nothing else (docs/decisions/0010). */
import { readEarlyRecord } from './early-record.ts';

readEarlyRecord();
