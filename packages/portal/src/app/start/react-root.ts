/**
 * A module of React's own chunk. React's modules run where they are first imported. Without this one, that would be the
 * portal's chunk, whose task on a slow phone would take twice as long.
 */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
