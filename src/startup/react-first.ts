/**
 * Runs React when its file has come, in a task of its own: it is a package that runs when it is first
 * imported, which would be in the app's first task. In React's file of the build (`scripts/vite/chunks.ts`).
 */
import 'react-dom/client';
