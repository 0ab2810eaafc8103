import { readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { prunePictures } from './prune-pictures.ts';
import { brandFile } from '@livery/brand/testing/brand-file';
import { Project } from '../testing/project.ts';

it('removes pictures that are a month old, except those that a brand accepted', async () => {
  const pictures = '.livery/pictures/chromium-1';
  using project = new Project({
    'brands/acme/brand.json': brandFile('acme'),
    'brands/acme/accepted.json': { version: 1, pictures: { camera: 'chromium-1', build: 'accepted', shots: {} } },
    ...Object.fromEntries(['accepted', 'fresh', 'old'].map((build) => [`${pictures}/${build}/home.png`, 'a picture'])),
  });
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const build of ['accepted', 'old']) utimesSync(path.join(project.root, pictures, build), longAgo, longAgo);
  await prunePictures(project.root);
  expect(readdirSync(path.join(project.root, pictures))).toEqual(['accepted', 'fresh']);
});
