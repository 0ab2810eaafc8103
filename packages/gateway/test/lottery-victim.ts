// A gateway that runs ALPHA's lotteries once, as if it were an instant of milliseconds, unless somebody kills it meanwhile.
import { preparePlatform } from '../src/composition/prepare-platform.ts';
import { runLotteriesAt } from './lottery-world.ts';
import { testGamesOrigins, testKeySecret, testMerchants } from './test-merchants.ts';

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
