import { needsParameters } from '#base/routes'
import type {
  Plugin,
  Problem,
  ProblemCode,
  RegisteredMenu,
  RegisteredMessage,
  RegisteredRoute,
  Registry,
} from '#platform/core'

/** Section 2 registers these two paths twice, so the second registration is not reported. */
const REGISTERED_TWICE: readonly string[] = ['/choosePartner', '/visitEdit']
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Merges the contributions of all plugins; of two that collide the first wins. Pure; never throws. */
export function createRegistry(list: readonly Plugin[]): Registry {
  const problems: Problem[] = []
  const report = (plugin: Plugin, code: ProblemCode, detail: string) =>
    problems.push({ code, plugin: plugin.id, owner: plugin.owner, detail })

  const plugins = new Map<string, Plugin>()
  for (const plugin of list) {
    if ('failed' in plugin) report(plugin, 'definition-failed', String(plugin.failed))
    else if (!ID.test(plugin.id)) report(plugin, 'id-invalid', `'${plugin.id}' is not kebab-case`)
    else if (plugins.has(plugin.id)) report(plugin, 'id-duplicate', `'${plugin.id}' stands twice in the list`)
    else plugins.set(plugin.id, plugin)
  }

  const guards = new Map(
    [...plugins.values()].flatMap(({ pickers = [] }) => pickers.map(({ route, access }) => [route.path, access])),
  )
  const routes = new Map<string, RegisteredRoute>()
  const menu = new Map<string, RegisteredMenu>()
  const messages = new Map<string, RegisteredMessage>()
  for (const plugin of plugins.values()) {
    for (const entry of plugin.routes ?? []) {
      const { path } = entry.route
      const access = entry.guarded ? guards.get(path) : entry.access
      if (entry.guarded && !access) continue
      const first = routes.get(path)
      if (!first) routes.set(path, { ...entry, ...(access && { access }), plugin })
      else if (!REGISTERED_TWICE.includes(path))
        report(
          plugin,
          'route-duplicate',
          first.plugin === plugin
            ? `${path} stands twice in routes: delete one, or give it a path of its own`
            : `${path} belongs to ${first.plugin.id}: choose another path, /x/${plugin.id}/…`,
        )
    }
    for (const entry of plugin.messages ?? []) {
      const first = messages.get(entry.type)
      if (first)
        report(
          plugin,
          'message-owned-twice',
          first.plugin === plugin
            ? `${entry.type} stands twice in messages: delete one`
            : `${entry.type} belongs to ${first.plugin.id}: define a message of your own`,
        )
      else messages.set(entry.type, { ...entry, plugin })
    }
  }
  for (const plugin of plugins.values()) {
    for (const entry of plugin.menu ?? []) {
      const target = routes.get(entry.to.path)
      if (menu.has(entry.id)) report(plugin, 'menu-duplicate', `menu entry '${entry.id}' stands twice`)
      else if (!target)
        report(
          plugin,
          'menu-unknown-route',
          `'${entry.id}' leads to ${entry.to.path}, which nobody registers: add it to routes`,
        )
      else if (needsParameters(target.route))
        report(
          plugin,
          'menu-missing-parameters',
          `'${entry.id}' leads to ${entry.to.path}, which cannot open without parameters: lead to a list, or make them optional`,
        )
      else menu.set(entry.id, { ...entry, plugin })
    }
  }
  const ordered = [...menu.values()].sort((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return { plugins: [...plugins.values()], routes, menu: ordered, messages, problems }
}

/** One line per problem, for the console, test failures and bug reports. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems.map((p) => `${p.code}: ${p.detail} (plugin ${p.plugin}, ${p.owner})`).join('\n')
}
