import type { RouteModule } from '#shared/ports/route.ts';
import { RoomList } from './components/RoomList/RoomList.tsx';
import { rooms } from './index.ts';

/** A part of the page of card games. */
export const roomsPart: RouteModule = { features: [rooms], Page: RoomList };
