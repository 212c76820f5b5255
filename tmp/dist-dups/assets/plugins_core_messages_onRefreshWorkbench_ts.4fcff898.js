;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_messages_onRefreshWorkbench_ts'],
  {
    8875(t, e, a) {
      a.r(e)
      var s = a(6298)
      a.d(e, {}, { default: (t) => t.store(s.T).load() })
    },
    6298(t, e, a) {
      var s = a(9424),
        r = a(5726),
        o = a(7007),
        i = a(3743)
      const n = { late: 0, today: 1, soon: 2 }
      class l {
        #t
        #e
        constructor(t) {
          ;(this.badges = s.sH.map()),
            (this.today = s.sH.map([], { deep: !1 })),
            (this.#e = t),
            (0, s.l_)(this, {}, { autoBind: !0 })
        }
        get menu() {
          return (0, i.Wx)(this.#e)
        }
        get items() {
          return [...this.today]
            .flatMap(([t, e]) => ('ready' === e.state ? e.items.map((e) => ({ ...e, plugin: t })) : []))
            .sort((t, e) => n[t.due] - n[e.due] || (t.at?.getTime() ?? 0) - (e.at?.getTime() ?? 0))
        }
        get loading() {
          return [...this.today.values()].some((t) => 'loading' === t.state)
        }
        get failed() {
          return [...this.today.values()].some((t) => 'failed' === t.state)
        }
        count(t) {
          return this.items.filter((e) => e.due === t).length
        }
        async load() {
          const { registry: t, decide: e } = this.#e
          this.#t?.abort()
          const a = new AbortController()
          this.#t = a
          const s = t.plugins.filter((t) => e(t.access).ok)
          await Promise.all([
            ...s.map((t) => this.loadToday(t, a.signal)),
            ...this.menu.map((t) => this.loadBadge(t, a.signal)),
          ])
        }
        dispose() {
          this.#t?.abort()
        }
        async loadToday(t, e) {
          const { id: a, today: r } = t
          if (!r) return
          this.today.get(a)?.state !== 'ready' && this.today.set(a, { state: 'loading' })
          const n = await (0, i.cz)(this.#e, { plugin: t, what: 'today', load: r }, (t) => t(this.#e, e))
          e.aborted ||
            (0, s.h5)(() => {
              n.ok
                ? this.today.set(a, { state: 'ready', items: n.value })
                : (0, o.mm)(n.error) || this.today.set(a, { state: 'failed', error: n.error })
            })
        }
        async loadBadge({ id: t, badge: e, plugin: a }, r) {
          if (!e) return
          const o = await (0, i.cz)(this.#e, { plugin: a, what: `badge ${t}`, load: e }, (t) => t(this.#e, r))
          !r.aborted && o.ok && (0, s.h5)(() => this.badges.set(t, o.value))
        }
      }
      const d = (0, r.n)('core.workbench', (t) => new l(t))
      a.d(e, {}, { T: d })
    },
    5726(t, e, a) {
      a.d(e, {}, { n: (t, e) => ({ id: t, create: e }) })
    },
    3743(t, e, a) {
      var s = a(7007),
        r = a(69),
        o = a(830)
      function i({ id: t, owner: e }, a) {
        return `plugin ${t} (${e}), ${a}`
      }
      a.d(
        e,
        {},
        {
          Q$: i,
          Wx: ({ registry: t, decide: e }) =>
            t.menu.filter((a) => {
              const s = t.routes.get(a.to.path)
              return s?.screen && [a.plugin.access, s.access, a.access].every((t) => e(t).ok)
            }),
          cz: async (t, { plugin: e, what: a, load: n }, l) => {
            try {
              const [t] = await Promise.all([(0, o.AX)(n, e.id), (0, r.ux)(e.id)])
              return { ok: !0, value: await l(t.default) }
            } catch (r) {
              return ((0, s.mm)(r) || (0, s.aK)(r) || t.report(r, i(e, a)), { ok: !1, error: r })
            }
          },
        },
      )
    },
  },
])
