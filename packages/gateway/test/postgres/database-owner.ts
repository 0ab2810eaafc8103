// A program that owns an embedded server until a test kills it.
import pg from 'pg';
import { startEmbeddedServer } from '../../src/database/embedded/embedded-server.ts';

const server = await startEmbeddedServer({ dataDir: process.argv[2] ?? '' });
const client = new pg.Client({ connectionString: await server.databaseUrl('livery') });
await client.connect();
await client.query('CREATE TABLE owned (n int); INSERT INTO owned VALUES (1)');
process.stdout.write(String(server.pid()));
setInterval(() => {}, 60_000);
