/**
 * A module of React's own chunk. React comes in the form of modules that run where they are first imported: without this one that is the
 * portal's chunk, whose task on a slow phone would be twice as long.
 */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
