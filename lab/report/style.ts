// The look of a report. It stands in the file itself, which needs nothing else; in the page, in the report's own tree.

export const style = `
:root{color-scheme:light dark}
:root,:host{--room:light-dark(#e9e4d8,#0e1116);--panel:light-dark(#f7f4ec,#171b22);--control:light-dark(#e4ddcd,#2b333f);--line:light-dark(#cdc4b1,#38424f);--line-strong:light-dark(#8d8474,#5b6878);--text:light-dark(#1b1e23,#f1f3f6);--text-2:light-dark(#474e59,#b9c2cd);--text-3:light-dark(#5c636e,#929dac);--danger:light-dark(#b3261e,#ff7a6b);--ok:light-dark(#14693a,#5bd692);--accent:light-dark(#5b45c7,#a99bff);--lamp:light-dark(#ffcb3d,#ffd25e);--lamp-ink:light-dark(#7a5200,#ffd25e);--label:"Avenir Next Condensed",Bahnschrift,"Roboto Condensed","Liberation Sans Narrow","Arial Narrow","Noto Sans",sans-serif;--shadow:0 1px 0 light-dark(rgb(255 255 255/.8),rgb(255 255 255/.04)) inset,0 1px 2px light-dark(rgb(70 55 20/.22),rgb(0 0 0/.5))}
*{box-sizing:border-box}
body{margin:0;background:var(--room)}
:host{display:block}
body,:host{color:var(--text);font:400 .9375rem/1.45 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif}
:focus-visible{outline:3px solid var(--lamp-ink);outline-offset:2px}
.brand{display:flex;align-items:center;gap:.5rem;height:3.5rem;padding:0 1.75rem;background:var(--panel);border-bottom:1px solid var(--line);font:700 1.25rem/1 var(--label)}
.brand svg{width:1.75rem;color:var(--lamp-ink)}
.report{max-width:80rem;margin:0 auto;padding:0 1.75rem 1.75rem}
header{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:.75rem 1.5rem;padding:1.25rem 0 .875rem}
h1{font-size:1.75rem;line-height:1.1;margin:0;letter-spacing:-.01em}
header p{color:var(--text-2);margin:.4rem 0 0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.5rem}
.action{display:inline-flex;align-items:center;min-height:2.25rem;padding:0 .875rem;border-radius:6px;box-shadow:inset 0 0 0 1.5px var(--line-strong);color:var(--text);font-weight:700;font-size:.8125rem;text-decoration:none}
.action.go{background:var(--lamp);color:#1d1600;box-shadow:0 1px 0 rgb(255 255 255/.5) inset,0 3px .625rem rgb(0 0 0/.25)}
.kpi{display:grid;grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));gap:.75rem;margin-bottom:.75rem}
.kpi div,.box{background:var(--panel);border-radius:.625rem;padding:.875rem 1.125rem;box-shadow:var(--shadow)}
.kpi b{display:block;font:700 1.875rem/1.1 var(--label)}
.kpi span{font-size:.8125rem;color:var(--text-2)}
.kpi .bad b{color:var(--danger)}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(30rem,100%),1fr));gap:.75rem;margin-bottom:.75rem;align-items:start}
.two:empty{display:none}
.box{margin-bottom:.75rem;min-width:0}
.scroll{overflow-x:auto}
.two .box{margin:0}
h2{font-size:1rem;margin:0 0 .625rem;display:flex;gap:.25rem 1rem;justify-content:space-between;align-items:baseline;flex-wrap:wrap}
h2 span{font-weight:400;font-size:.8125rem;color:var(--text-3)}
p{margin:0 0 .5rem}
.more{margin:.5rem 0 0;font-size:.8125rem;color:var(--text-3)}
table{width:100%;border-collapse:collapse;font-size:.875rem}
th{text-align:left;font:700 .75rem/1.2 var(--label);letter-spacing:.05em;text-transform:uppercase;color:var(--text-3);padding:6px .5rem;border-bottom:1.5px solid var(--line)}
td{padding:7px .5rem;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
.small{font-size:.8125rem}
.small td{padding:4px .5rem}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.content td{height:2.4rem}
tr.odd td{background:color-mix(in srgb,var(--danger) 7%,transparent)}
.use{display:inline-block;width:5.625rem;height:.5rem;border-radius:4px;background:var(--control);margin-right:.625rem;overflow:hidden}
.use i{display:block;height:100%;background:var(--text-3)}
.pill{display:inline-block;border-radius:99px;padding:.1rem .55rem;font:700 .75rem/1.4 var(--label);white-space:nowrap;background:color-mix(in srgb,var(--ok) 18%,transparent);color:var(--ok)}
.pill.bad{background:color-mix(in srgb,var(--danger) 16%,transparent);color:var(--danger)}
.pill.few{background:var(--control);color:var(--text-2)}
dl{display:grid;gap:.375rem;margin:0}
dl div{display:grid;grid-template-columns:5rem 1fr;gap:.75rem;align-items:baseline}
dt{grid-area:1/2;color:var(--text-2);font-size:.875rem}
dd{grid-area:1/1;margin:0;font:700 1.25rem/1.2 var(--label);text-align:right}
.odd-games{margin:0;padding:0;list-style:none;font-size:.875rem}
.odd-games li{display:flex;justify-content:space-between;gap:1rem;padding:.375rem 0;border-bottom:1px solid var(--line)}
.odd-games li:last-child{border:0}
.odd-games a{flex:none;color:var(--text);font-weight:600}
svg{display:block}
svg text{fill:var(--text)}
svg .tick{font:700 12px/1 var(--label);fill:var(--text-3)}
svg .strong{fill:var(--text)}
.rule{stroke:var(--line)}
.bar{fill:var(--accent)}
.bar.pale{fill:color-mix(in srgb,var(--accent) 40%,var(--panel))}
.median{stroke:var(--text);stroke-width:2;stroke-dasharray:4 3}
svg .interval{fill:color-mix(in srgb,var(--accent) 45%,transparent)}
svg .dot{fill:var(--accent)}
svg.bad .interval{fill:color-mix(in srgb,var(--danger) 45%,transparent)}
svg.bad .dot{fill:var(--danger)}
.track{fill:var(--control)}
svg .half{stroke:var(--text-3);stroke-width:1.5}
.shares{display:grid;grid-template-columns:fit-content(45%) max-content minmax(6rem,1fr) max-content;column-gap:.875rem}
.share{--mark:var(--accent);display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center;min-height:2.125rem}
.share>b{font-size:.8125rem;overflow-wrap:anywhere}
.share small{font-size:.75rem;color:var(--text-3);text-align:right;white-space:nowrap}
.share .value{font:700 .9375rem/1 var(--label);text-align:right;font-variant-numeric:tabular-nums}
.share.bad{--mark:var(--danger)}
.share.bad .value{color:var(--danger)}
.plot{position:relative;align-self:stretch}
.plot i{position:absolute;font-style:normal}
.plot .wanted{top:0;bottom:0;background:color-mix(in srgb,var(--ok) 12%,transparent);border:dashed var(--ok);border-width:0 2px}
.plot .half{top:0;bottom:0;width:1px;background:var(--text-3)}
.plot .interval{top:calc(50% - 5px);height:10px;min-width:3px;border-radius:5px;background:color-mix(in srgb,var(--mark) 45%,transparent)}
.plot .interval::before,.plot .interval::after{content:"";position:absolute;inset:-3px auto -3px 0;width:2px;background:var(--mark)}
.plot .interval::after{inset:-3px 0 -3px auto}
.plot .dot{top:calc(50% - 6px);width:12px;height:12px;margin-left:-6px;border-radius:50%;background:var(--mark)}
.axis{min-height:1.5rem}
.axis .tick{top:.25rem;transform:translateX(-50%);font:700 .75rem/1 var(--label);color:var(--text-3)}
.band{grid-column:1/-1;margin:.125rem 0 0;text-align:center;font:700 .75rem/1.2 var(--label);color:var(--ok)}
.rules{columns:6rem;font-size:.8125rem;margin:0;padding:0;list-style:none}
code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.85em}
@media (max-width:40rem){
.report{padding:0 .75rem 1rem}.brand{padding:0 .75rem}
.kpi{grid-template-columns:1fr 1fr;gap:.5rem}.kpi div,.box{padding:.75rem}.kpi b{font-size:1.5rem}
.shares{grid-template-columns:1fr max-content}
.share>b:first-child{grid-area:1/1}.share small{grid-area:1/2}.share .plot{grid-area:2/1;min-height:1.5rem}.share .value{grid-area:2/2}
.share{padding-top:.25rem}.axis{padding:0}.axis .plot{grid-area:1/1}.axis .tick:nth-child(even){display:none}
h2{flex-direction:column}svg .tick{font-size:20px}
td:first-child,th:first-child{min-width:8rem}.content td:first-child{position:sticky;left:0;background:var(--panel)}
}
@media print{body{background:#fff}.box{break-inside:avoid}nav{display:none}}
`
