import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aPublishedProject } from '../fixtures/steps/a-publisher.ts';

test('better copies are made once a release is live, and the next publication stops that', async () => {
  const project = aPublishedProject();
  const stopped: string[] = [];
  const publisher = await project.open({
    compress: (folder, signal) =>
      new Promise((resolve) => {
        const stop = () => {
          stopped.push(folder);
          resolve();
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop);
      }),
  });
  project.save('listings/A.yaml', 'base: 151');
  const first = await publisher.publish('Ana');
  await publisher.idle();
  expect(stopped).toEqual([]);
  project.save('listings/A.yaml', 'base: 152');
  const second = await publisher.publish('Ana');
  await publisher.idle();
  expect(stopped).toEqual([join(project.folder, 'releases', first)]);
  await publisher.stop();
  expect(stopped).toEqual([first, second].map((id) => join(project.folder, 'releases', id)));
});
