import { checkProofs } from './proofs.ts';

checkProofs('docs/security.md', 31);
checkProofs('docs/proofs-play-and-money.md', 70);
checkProofs('docs/proofs-activities.md', 60);
checkProofs('docs/proofs-protection.md', 21);
checkProofs('docs/protection.md', 12);
