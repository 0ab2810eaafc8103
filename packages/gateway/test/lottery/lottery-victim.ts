// Runs ALPHA's lotteries once, at a given time in milliseconds. The test may kill it meanwhile.
import { preparePlatform } from '../../src/composition/prepare-platform.ts';
import { runLotteriesAt } from './lottery-world.ts';
import { testGamesOrigins, testKeySecret, testMerchants } from '../test-merchants.ts';

const platform = await preparePlatform({
  databaseUrl: process.argv[2] ?? '',
  environment: 'test',
  merchants: testMerchants,
  gamesOrigins: testGamesOrigins,
  keySecrets: [testKeySecret],
  onProgress: () => {},
  poolSize: 4,
});
await runLotteriesAt(platform, Number(process.argv[3]));
await platform.close();
