import { caddyConfig } from './host-config-caddy.ts';
import { nginxConfig, type NginxOptions } from './host-config-nginx.ts';
import type { HostSite } from './host-config-site.ts';

export { HostUnsayable, readHostSite, type HostSite } from './host-config-site.ts';

export type HostServer = 'nginx' | 'caddy';

/** The configuration of a web server for every host of every site. Throws `HostUnsayable`. */
export function hostConfig(server: HostServer, sites: readonly HostSite[], options: NginxOptions): string {
  return server === 'nginx' ? nginxConfig(sites, options) : caddyConfig(sites, options);
}
