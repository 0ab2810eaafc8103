import { wireConstants } from '@livery/contract/wire-constants';
import { guards } from '#api/guards/help.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { useRead } from '#shared/reads/use-read.ts';

const helpRead = declareRead('helpCenter', guards.helpCenter, { language: 'lang' });

/** All articles: there are few, and the search goes through them. */
export const useHelp = () => useRead(helpRead, { device: wireConstants.device });
