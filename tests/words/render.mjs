// Renders Fluent messages. Standard input: a list of { language, texts, requests }, where texts are the contents of
// Fluent files and a request is [message, attribute, arguments]. Standard output: for each of them the list of strings.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";

function bundleOf(language, texts) {
  const form = (id, grammaticalCase, args) => {
    const message = bundle.getMessage(id);
    return formatted(bundle, message.attributes[grammaticalCase] ?? message.value, args);
  };
  const CARD = ([kind], named) => form(`card-${kind}`, named.case ?? "nom", {});
  const PLAYER = ([who], named) =>
    who instanceof FluentNumber
      ? form("player", named.case ?? "nom", { number: String(who.value) })
      : form("named", named.case ?? "nom", { name: who });
  const bundle = new FluentBundle(language, { useIsolating: false, functions: { CARD, PLAYER } });
  for (const text of texts) {
    const problems = bundle.addResource(new FluentResource(text));
    if (problems.length) throw problems[0];
  }
  return bundle;
}

function formatted(bundle, pattern, args) {
  const problems = [];
  const text = bundle.formatPattern(pattern, args, problems);
  if (problems.length) throw problems[0];
  return text;
}

function rendered({ language, texts, requests }) {
  const bundle = bundleOf(language, texts);
  return requests.map(([id, attribute, args]) => {
    const message = bundle.getMessage(id);
    return formatted(bundle, attribute ? message.attributes[attribute] : message.value, args);
  });
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
process.stdout.write(JSON.stringify(JSON.parse(Buffer.concat(chunks)).map(rendered)));
