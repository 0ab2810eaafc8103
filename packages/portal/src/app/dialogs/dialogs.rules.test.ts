import { expect, it } from 'vitest';
import { dialogsToRender } from './dialogs.rules.ts';

const here = () => true;

it('renders every open dialog in its order', () => {
  expect(dialogsToRender(['notices', 'logout'], ['notices'], here)).toEqual(['notices', 'logout']);
});

it('lets one that comes late below another wait until that one is closed', () => {
  expect(dialogsToRender(['sideMenu', 'login'], [], (kind) => kind === 'login')).toEqual(['login']);
  expect(dialogsToRender(['sideMenu', 'login'], ['login'], here)).toEqual(['login']);
  expect(dialogsToRender(['sideMenu'], ['login'], here)).toEqual(['sideMenu']);
});

it('never takes away what is rendered below', () => {
  expect(dialogsToRender(['sideMenu', 'login'], ['sideMenu'], here)).toEqual(['sideMenu', 'login']);
});
