import type { BackEnd } from './call'

/**
 * Where the calls below a path go, for their declarations: `const orders = under('main', '/api/orders')`, then
 * `call({ ...orders.get('/list'), … })`. A GET is sent as a query, a POST as JSON.
 */
export function under(host: BackEnd, base: `/${string}`) {
  const at = (path: string): `/${string}` => `${base}${path}`
  return {
    get: (path: string) => ({ host, method: 'GET', path: at(path), send: 'query' }) as const,
    post: (path: string) => ({ host, method: 'POST', path: at(path), send: 'json' }) as const,
  }
}
