/**
 * Runs React in a task of its own once its file has loaded: the package runs when first imported, which would
 * otherwise be in the app's first task. Part of React's chunk (`scripts/vite/chunks.ts`).
 */
import 'react-dom/client';
