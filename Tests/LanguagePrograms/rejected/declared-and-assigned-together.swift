// advice: computed, observed and lazy variables are declared alone, and what a ? stands in is no part of a tuple that is assigned
final class Player {
    var name = "", score: Int { 2 }
    var wins = 0, losses = 0 { didSet { print("lost") } }
    lazy var best = 1, worst = 2
    var rank = 0
}

var first: Player? = Player()
var second: Player? = Player()
(first?.rank, second!.rank) = (1, 2)
