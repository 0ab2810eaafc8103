import { wireConstants } from '@livery/contract/wire-constants';
import { guards } from '#api/guards/help.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { useRead } from '#shared/reads/use-read.ts';

const helpRead = declareRead('helpCenter', guards.helpCenter, { language: 'lang' });

/** All articles, because there are few and the search covers them all. */
export const useHelp = () => useRead(helpRead, { device: wireConstants.device });
