;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_host_pendingOnDevice_ts'],
  {
    268(e, t, a) {
      a.d(t, { pendingOnDevice: () => i })
      var l = a(3511),
        n = a(659),
        s = a(3253)
      const r = n.Ikc({
        method: n.FsL(
          n.YjP(),
          n.IeY((e) => s._.some((t) => t === e)),
        ),
        reply: n.YjP(),
        route: n.YjP(),
        at: n.aig(),
        answer: n.lqM(n.L5J()),
      })
      function i({ view: e, user: t, notice: a }) {
        return (({ rows: e, route: t, now: a = Date.now }) => {
          let l = new Set(),
            s = 0,
            i = async () =>
              (await (await e()).all())
                .flatMap(({ id: e, value: t }) => {
                  const a = n.xLC(r, t)
                  return a.success && !l.has(e) ? [{ ...a.output, id: e }] : []
                })
                .filter(({ at: e }) => a() - e < 864e5)
                .sort((e, t) => t.at - e.at)
          return {
            async begin(n, r) {
              s += 1
              const i = `${a()}-${s}`
              return (l.add(i), await (await e()).put(i, { method: n, reply: r, route: t(), at: a() }), i)
            },
            async end(t) {
              await (await e()).delete(t), l.delete(t)
            },
            async recover(t, a) {
              const l = (await i()).find(({ reply: e, answer: a }) => e === t && void 0 === a)
              if (!l) return !1
              const { id: n, ...s } = l
              return (await (await e()).put(n, { ...s, answer: a }), !0)
            },
            list: i,
          }
        })({
          rows: async () => {
            const e = (0, l.rJ)(a),
              n = t()
            return {
              all: async () =>
                (await e.all('calls', [n])).map(({ key: e, value: t }) => ({ id: e[1] ?? '', value: t })),
              put: (t, a) => e.put('calls', [n, t], a),
              delete: (t) => e.delete('calls', [n, t]),
            }
          },
          route: () => e.location.hash.slice(1) || '/',
        })
      }
    },
  },
])
