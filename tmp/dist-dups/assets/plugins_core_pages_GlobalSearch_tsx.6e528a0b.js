//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_core_pages_GlobalSearch_tsx'],
  {
    9067(t, e, s) {
      s.r(e), s.d(e, { default: () => v })
      var i = s(1394),
        a = s(7140),
        n = s(4602),
        r = s(5207),
        l = s(1250),
        h = s(5589),
        c = s(4076),
        o = s(3411),
        d = s(8607),
        u = s(7435),
        x = s(7584),
        g = s(5018),
        p = s(7533),
        f = s(9424),
        m = s(7007),
        j = s(3743)
      class w {
        #t
        #e
        #s
        constructor(t) {
          ;(this.hits = []),
            (this.failed = []),
            (this.waiting = 0),
            (this.#t = ''),
            (this.#s = t),
            (0, f.l_)(this, { hits: f.HT, failed: f.HT }, { autoBind: !0 })
        }
        get loading() {
          return this.waiting > 0
        }
        async search(t) {
          this.stop(), (this.#t = t)
          const { registry: e, decide: s } = this.#s,
            i = t.length < 2 ? [] : e.plugins.filter((t) => t.search && s(t.access).ok)
          0 === i.length && this.clear()
          let a = !0
          await this.ask(i, () => {
            a && this.clear(), (a = !1)
          })
        }
        async retry(t) {
          const e = this.#s.registry.plugins.find((e) => e.id === t)
          ;(this.failed = this.failed.filter((e) => e !== t)), e && (await this.ask([e]))
        }
        stop() {
          this.#e?.abort(), (this.#e = void 0), (this.waiting = 0)
        }
        clear() {
          ;(this.hits = []), (this.failed = [])
        }
        async ask(t, e) {
          this.#e ??= new AbortController()
          const { signal: s } = this.#e,
            i = this.#t
          ;(this.waiting += t.length),
            await Promise.all(
              t.map(async (t) => {
                const { id: a, search: n } = t
                if (!n) return
                const r = await (0, j.cz)(this.#s, { plugin: t, what: 'search', load: n }, (t) => t(this.#s, i, s))
                s.aborted ||
                  (0, f.h5)(() => {
                    e?.(),
                      (this.waiting -= 1),
                      r.ok
                        ? (this.hits = [...this.hits, ...r.value.map((t) => ({ ...t, plugin: a }))])
                        : (0, m.mm)(r.error) || (this.failed = [...this.failed, a])
                  })
              }),
            )
        }
      }
      var b = s(5726)
      class _ {
        constructor() {
          ;(this.texts = []), (0, f.l_)(this, { texts: f.HT }, { autoBind: !0 })
        }
        add(t) {
          this.texts = [t, ...this.texts.filter((e) => e !== t)].slice(0, 8)
        }
        clear() {
          this.texts = []
        }
      }
      const y = (0, b.n)('core.recentSearches', () => new _())
      var k = s(707)
      const v = (0, a.PA)(() => {
          const t = (0, l.b)(p.$P),
            e = (0, k.M)(),
            s = (0, r.zi)(),
            a = (0, r.Pj)(y),
            { text: d = '' } = (0, h.SQ)(p.$P),
            u = (0, n.useMemo)(() => new w(s), [s])
          return (
            (0, n.useEffect)(() => (u.search(d.trim()), () => u.stop()), [u, d]),
            (0, h.Sw)(u.loading ? 'loading' : 'ready'),
            (0, i.jsx)(c.b, {
              title: e('search.title'),
              top: (0, i.jsx)(o.L, {
                label: e('search.label'),
                value: d,
                onChange: (e) => t.setSearch({ text: e }),
                autoFocus: !0,
              }),
              children:
                d.trim().length < 2
                  ? (0, i.jsx)(P, { texts: a.texts, onChoose: (e) => t.setSearch({ text: e }), onClear: a.clear })
                  : (0, i.jsx)($, {
                      model: u,
                      text: d,
                      onOpen: (e) => {
                        a.add(d.trim()), t.openHref(e.to)
                      },
                    }),
            })
          )
        }),
        $ = (0, a.PA)((t) => {
          const e = (0, k.M)(),
            { model: s, text: a, onOpen: n } = t
          return s.loading && 0 === s.hits.length
            ? (0, i.jsx)(d.dz, {})
            : (0, i.jsxs)(i.Fragment, {
                children: [
                  s.failed.map((t) => (0, i.jsx)(u.W, { text: e('search.failed'), onRetry: () => void s.retry(t) }, t)),
                  0 !== s.hits.length || 0 !== s.failed.length || s.loading
                    ? (0, i.jsx)('ul', {
                        className: 'hits',
                        'aria-label': e('search.title'),
                        children: s.hits.map((t) =>
                          (0, i.jsx)(
                            'li',
                            {
                              'data-record': t.id,
                              children: (0, i.jsxs)('button', {
                                type: 'button',
                                className: 'hits__row',
                                onClick: () => n(t),
                                children: [
                                  (0, i.jsx)('b', { children: t.title }),
                                  t.detail ? (0, i.jsx)('span', { children: t.detail }) : null,
                                ],
                              }),
                            },
                            `${t.plugin} ${t.id}`,
                          ),
                        ),
                      })
                    : (0, i.jsx)(x.X, {
                        kind: 'empty',
                        title: e('search.nothing', { text: a }),
                        text: e('search.nothingText'),
                      }),
                  s.loading ? (0, i.jsx)(d.fh, { count: 2 }) : null,
                ],
              })
        })
      function P(t) {
        const e = (0, k.M)(),
          { texts: s, onChoose: a, onClear: n } = t
        return 0 === s.length
          ? (0, i.jsx)('p', { className: 'hits__hint', children: e('search.hint') })
          : (0, i.jsxs)('section', {
              'aria-label': e('search.recent'),
              children: [
                (0, i.jsxs)('div', {
                  className: 'hits__head',
                  children: [
                    (0, i.jsx)('h2', { children: e('search.recent') }),
                    (0, i.jsx)(g.$, { variant: 'plain', size: 'small', onPress: n, children: e('search.clearRecent') }),
                  ],
                }),
                (0, i.jsx)('ul', {
                  className: 'hits',
                  children: s.map((t) =>
                    (0, i.jsx)(
                      'li',
                      {
                        children: (0, i.jsx)('button', {
                          type: 'button',
                          className: 'hits__row',
                          onClick: () => a(t),
                          children: t,
                        }),
                      },
                      t,
                    ),
                  ),
                }),
              ],
            })
      }
    },
    5726(t, e, s) {
      s.d(e, {}, { n: (t, e) => ({ id: t, create: e }) })
    },
    3743(t, e, s) {
      var i = s(7007),
        a = s(69),
        n = s(830)
      function r({ id: t, owner: e }, s) {
        return `plugin ${t} (${e}), ${s}`
      }
      s.d(
        e,
        {},
        {
          Q$: r,
          Wx: ({ registry: t, decide: e }) =>
            t.menu.filter((s) => {
              const i = t.routes.get(s.to.path)
              return i?.screen && [s.plugin.access, i.access, s.access].every((t) => e(t).ok)
            }),
          cz: async (t, { plugin: e, what: s, load: l }, h) => {
            try {
              const [t] = await Promise.all([(0, n.AX)(l, e.id), (0, a.ux)(e.id)])
              return { ok: !0, value: await h(t.default) }
            } catch (a) {
              return ((0, i.mm)(a) || (0, i.aK)(a) || t.report(a, r(e, s)), { ok: !1, error: a })
            }
          },
        },
      )
    },
  },
])
