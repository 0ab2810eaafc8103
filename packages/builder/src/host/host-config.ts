import { caddyConfig } from './caddy.ts';
import { nginxConfig, type NginxOptions } from './nginx.ts';
import type { HostSite } from './hosted-site.ts';

export { UnsupportedHostConfig, readHostSite, type HostSite } from './hosted-site.ts';

export type HostServer = 'nginx' | 'caddy';

/** The configuration of a web server for every host of every site. Throws `UnsupportedHostConfig`. */
export function hostConfig(server: HostServer, sites: readonly HostSite[], options: NginxOptions): string {
  return server === 'nginx' ? nginxConfig(sites, options) : caddyConfig(sites, options);
}
