import { expect, it } from 'vitest';
import { dialogsToDraw } from './dialogs.rules.ts';

const here = () => true;

it('draws every open dialog in its order', () => {
  expect(dialogsToDraw(['notices', 'logout'], ['notices'], here)).toEqual(['notices', 'logout']);
});

it('lets one that comes late below another wait until that one is closed', () => {
  expect(dialogsToDraw(['sideMenu', 'login'], [], (kind) => kind === 'login')).toEqual(['login']);
  expect(dialogsToDraw(['sideMenu', 'login'], ['login'], here)).toEqual(['login']);
  expect(dialogsToDraw(['sideMenu'], ['login'], here)).toEqual(['sideMenu']);
});

it('never takes away what is drawn below', () => {
  expect(dialogsToDraw(['sideMenu', 'login'], ['sideMenu'], here)).toEqual(['sideMenu', 'login']);
});
