import type { RouteModule } from '#shared/ports/route.ts';
import { ChatPage } from '../components/ChatPage/ChatPage.tsx';
import { chat } from '../index.ts';

export const page: RouteModule = { features: [chat], Page: ChatPage };
