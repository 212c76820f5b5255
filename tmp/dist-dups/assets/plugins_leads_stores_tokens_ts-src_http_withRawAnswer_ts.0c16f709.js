;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_stores_tokens_ts-src_http_withRawAnswer_ts'],
  {
    7028(e, t, s) {
      var i = s(9424),
        r = s(5726)
      class a {
        #e
        #t
        constructor(e) {
          ;(this.position = void 0), (this.#e = 0), (this.#t = e), (0, i.l_)(this, { position: i.HT }, { autoBind: !0 })
        }
        async find(e) {
          if (this.position && Date.now() - this.#e < 3e5) return this.position
          const t = new AbortController(),
            s = () => t.abort(),
            r = setTimeout(s, 8e3)
          e?.addEventListener('abort', s)
          const a = await this.#t.host.getLocation({ maximumAge: 3e5 }, { signal: t.signal })
          if ((clearTimeout(r), e?.removeEventListener('abort', s), !a.ok || '0' !== a.data.status)) return
          const o = { lng: a.data.longitude, lat: a.data.latitude }
          return (
            (0, i.h5)(() => {
              ;(this.position = o), (this.#e = Date.now())
            }),
            o
          )
        }
      }
      const o = (0, r.n)('leads.currentPosition', (e) => new a(e))
      s.d(t, {}, { v: o })
    },
    3216(e, t, s) {
      var i = s(9424),
        r = s(659),
        a = s(5726),
        o = s(3948),
        n = s(5201),
        l = s(6872)
      const h = r.Ikc(l.J2),
        c = { filters: r.g1P(r.KIO(n.DF), r.lqM(h)), searches: r.YOg(r.YjP()), located: r.zMY() }
      class d {
        #s
        constructor(e) {
          ;(this.filters = {}),
            (this.searches = []),
            (this.located = !1),
            (0, i.l_)(this, { filters: i.HT, searches: i.HT }, { autoBind: !0 }),
            (this.#s = (0, o.f)({ user: e.session.loginName })('leads-listPreferences', this, c))
        }
        filterOf(e) {
          return this.filters[e] ?? {}
        }
        keepFilter(e, { keyword: t, ...s }) {
          this.filters = { ...this.filters, [e]: s }
        }
        keepSearch(e) {
          const t = e.trim()
          if ('' === t) return
          const s = this.searches.filter((e) => e !== t)
          this.searches = [t, ...s].slice(0, 8)
        }
        clearSearches() {
          this.searches = []
        }
        keepLocated(e) {
          this.located = e
        }
        dispose() {
          this.#s()
        }
      }
      const u = (0, a.n)('leads.listPreferences', (e) => new d(e))
      s.d(t, {}, { N: u })
    },
    5426(e, t, s) {
      s.r(t)
      var i = s(7028),
        r = s(9097),
        a = s(689),
        o = s(3216)
      const n = [a.Y, r.U, o.N, i.v]
      s.d(t, {}, { default: n })
    },
    5726(e, t, s) {
      s.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
    5206(e, t, s) {
      s.d(
        t,
        {},
        {
          b: (e, t) => ({
            ...e,
            response: (s, i) => {
              const r = e.response(s, i)
              return (t(s), r)
            },
          }),
        },
      )
    },
  },
])
