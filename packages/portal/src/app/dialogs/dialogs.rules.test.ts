import { expect, it } from 'vitest';
import { dialogsToRender } from './dialogs.rules.ts';

const here = () => true;

it('renders every open dialog in order', () => {
  expect(dialogsToRender(['notices', 'logout'], ['notices'], here)).toEqual(['notices', 'logout']);
});

it('delays a lower dialog that arrives late until the upper one is closed', () => {
  expect(dialogsToRender(['sideMenu', 'login'], [], (kind) => kind === 'login')).toEqual(['login']);
  expect(dialogsToRender(['sideMenu', 'login'], ['login'], here)).toEqual(['login']);
  expect(dialogsToRender(['sideMenu'], ['login'], here)).toEqual(['sideMenu']);
});

it('never removes a dialog rendered below', () => {
  expect(dialogsToRender(['sideMenu', 'login'], ['sideMenu'], here)).toEqual(['sideMenu', 'login']);
});
