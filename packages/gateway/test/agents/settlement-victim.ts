// Settles, then stays in a step with its transaction open until the test kills it.
import { preparePlatform } from '../../src/composition/prepare-platform.ts';
import { settleMerchant } from '../../src/modules/settlement/settle.action.ts';
import { testGamesOrigins, testKeySecret, testMerchants } from '../test-merchants.ts';

const [databaseUrl = '', merchantId = '', at = '', step = '', times = ''] = process.argv.slice(2);
const platform = await preparePlatform({
  databaseUrl,
  environment: 'test',
  merchants: testMerchants,
  gamesOrigins: testGamesOrigins,
  keySecrets: [testKeySecret],
  onProgress: () => {},
  poolSize: 4,
});
const merchant = platform.merchants.byId(Number(merchantId));
if (merchant === null) throw new Error(`There is no merchant ${merchantId}`);
let hits = 0;
await settleMerchant(platform, merchant, new Date(at), async (reached) => {
  if (reached === step) hits += 1;
  if (hits < Number(times)) return;
  process.stdout.write('reached');
  await new Promise(() => {});
});
