// A gateway in a separate process. The soak starts two of them and kills them.
import { startGateway, type GatewayOptions } from '@livery/gateway';

// The process that started this one is gone.
process.on('disconnect', () => process.exit(0));
process.on('message', () => process.send?.(process.memoryUsage.rss()));
const gateway = await startGateway(JSON.parse(process.argv[2] ?? '{}') as GatewayOptions);
gateway.guardProcess();
process.on('SIGTERM', () => void gateway.close().then(() => process.exit(0)));
